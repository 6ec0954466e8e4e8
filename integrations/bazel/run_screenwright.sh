#!/usr/bin/env bash
# Runs the command for one action or test of Bazel.
#
# A sandbox gives files as links that lead out of it, and a package may not read what leads out of its repository: so the
# files are copied into a folder of their own, at their paths, and the command runs there. Paths in findings are those of the
# workspace.
set -euo pipefail

if [[ ${1:-} == --help || $# == 0 ]]; then
  sed -n '2,6s/^# \{0,1\}//p' "$0"
  echo "usage: run_screenwright.sh --command FILE --package FOLDER [--source FILE]... [--dependency FILE]..."
  echo "  (--interface FILE --unused FILE | --site FOLDER [--option OPTION]... | --lint [OPTION]...)"
  exit 0
fi
if [[ $1 == @* ]]; then
  mapfile -t arguments < "${1#@}"
  set -- "${arguments[@]}"
fi

here=$PWD sources=() dependencies=() options=() command="" package="" interface="" unused="" site="" lints=0
while (($#)); do
  case $1 in
    --command) command=$here/$2; shift 2 ;;
    --package) package=$2; shift 2 ;;
    --source) sources+=("$2"); shift 2 ;;
    --dependency) dependencies+=("--dependency" "$here/$2"); shift 2 ;;
    --interface) interface=$here/$2; shift 2 ;;
    --unused) unused=$here/$2; shift 2 ;;
    --site) site=$here/$2; shift 2 ;;
    --option) options+=("$2"); shift 2 ;;
    --lint) lints=1; shift; options+=("$@"); break ;;
    *) echo "run_screenwright.sh: there is no option $1" >&2; exit 2 ;;
  esac
done

scratch=$(mktemp -d "${TMPDIR:-/tmp}/screenwright.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
# A file named .git makes the scratch folder the repository, whatever lies around it.
mkdir "$scratch/work" && : > "$scratch/work/.git"
for source in "${sources[@]}"; do
  # What is generated lies below bazel-out/CONFIGURATION/bin in an action.
  target=${source#bazel-out/*/bin/}
  mkdir -p "$scratch/work/$(dirname "$target")"
  cp -L "$source" "$scratch/work/$target"
done
cd "$scratch/work"

if ((lints)); then
  # Bazel shows a report of the test’s own in place of one that it would make of the log.
  if [[ -n ${XML_OUTPUT_FILE:-} ]]; then
    case $XML_OUTPUT_FILE in
      /*) options+=(--format text --format "junit=$XML_OUTPUT_FILE") ;;
      *) options+=(--format text --format "junit=$here/$XML_OUTPUT_FILE") ;;
    esac
  fi
  "$command" lint "$package" "${dependencies[@]}" "${options[@]}"
elif [[ -n $site ]]; then
  "$command" compile "$package" --site --output "$site" "${dependencies[@]}" "${options[@]}"
else
  "$command" compile "$package" --interface "$interface" --depfile "$scratch/inputs.d" "${dependencies[@]}"
  # What is no input by the depfile is unused; in the depfile each path has a line of its own that ends with a colon.
  sed -n 's/^\(.*\):$/\1/p' "$scratch/inputs.d" | sed 's/\\\([ #\\]\)/\1/g; s/\$\$/$/g' | sort -u > "$scratch/read"
  printf '%s\n' "${sources[@]}" | sort -u | comm -23 - "$scratch/read" > "$unused"
fi
