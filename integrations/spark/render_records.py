#!/usr/bin/env python3
"""Draws one page for each row of a table, on as many machines as Spark has.

    spark-submit integrations/spark/render_records.py --screen Card --package Cards \\
        --records rows.jsonl --key id --output pages.parquet

Each partition pipes its rows, as JSON lines, through one `screenwright render SCREEN PACKAGE --records - --line-findings`.
A row's columns but the key are the parameters and states of the screen. The rows are JSON lines (one object a line; a line
that is none is a bad row), or with `--input parquet` a table.

The output is Parquet in two parts:

    outcome=page   key, page, findings (JSON; empty where nothing was found)
    outcome=dead   key, record (the row as it came), reason, findings

A bad row never stops the job. There is exactly one result a key: rows with the same key meet in one partition and are sorted,
the first is drawn, the others are dead with the reason `duplicate key`. A row's result depends on nothing but the row, so a
partition that is tried again gives the same rows, and Spark keeps the output of one attempt alone.

Needs pyspark 4, pyarrow, pandas, and the command on every machine; the package is sent along with --archives or lies on a shared disk.
"""

import argparse
import json
import os
import subprocess
import sys
import threading
import urllib.parse

SCHEMA = (
    "key string, page string, findings string, record string, reason string, outcome string"
)


class Renderer:
    """One run of the command, fed by a thread of its own, so that neither side waits for the other."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.errors = b""
        self.drain = threading.Thread(target=self._drain, daemon=True)
        self.drain.start()

    def _drain(self):
        self.errors = self.process.stderr.read()

    def results(self, records):
        """One result for each record, in order. Raises where the command fails or one is missing."""
        failure = []

        def feed():
            try:
                for record in records:
                    # A line break within a record would make two of it; JSON has none but between tokens.
                    self.process.stdin.write(record.replace("\n", " ").replace("\r", " ").encode() + b"\n")
                self.process.stdin.close()
            except BrokenPipeError:
                pass
            except BaseException as error:  # Told to the reader, who raises it in the task.
                failure.append(error)
                self.process.kill()

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        for line in self.process.stdout:
            yield json.loads(line)
        feeder.join()
        status = self.process.wait()
        self.drain.join()
        if failure:
            raise failure[0]
        if status not in (0, 1):
            raise RuntimeError(f"screenwright ended with {status}: {self.errors.decode(errors='replace')}")
        if status == 1 and self.errors:
            raise RuntimeError(f"screenwright cannot draw: {self.errors.decode(errors='replace')}")


def reason(findings):
    """The first error of a record in one line."""
    for finding in findings:
        if finding["severity"] == "error":
            start = finding["range"]["start"]
            return f"{finding['rule']} at column {start['column']}: {finding['message']}"
    return "not drawn"


def write_page(folder, key, page, extension):
    """Writes a page whole or not at all, also where two attempts at one partition do it at once."""
    name = urllib.parse.quote(key, safe="") or "%"
    path = os.path.join(folder, f"{name[:2].lower()}", f"{name}.{extension}")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    part = f"{path}.{os.getpid()}.{threading.get_ident()}.new"
    with open(part, "w", encoding="utf-8", newline="") as file:
        file.write(page)
    os.replace(part, path)


def draw(command, form, pages):
    """The function that Spark runs for each partition: batches of (key, record) in, batches of results out."""

    def run(batches):
        import pyarrow

        names = ["key", "page", "findings", "record", "reason", "outcome"]
        schema = pyarrow.schema([(name, pyarrow.string()) for name in names])
        sent = []
        ready = threading.Semaphore(0)
        doubles = []

        def records():
            last = None
            for batch in batches:
                keys, rows = batch.column(0).to_pylist(), batch.column(1).to_pylist()
                for key, row in zip(keys, rows):
                    if key is not None and key == last:
                        doubles.append((key, row))
                        continue
                    last = key
                    sent.append((key, row))
                    ready.release()
                    yield row

        def table(rows):
            return pyarrow.RecordBatch.from_pylist([dict(zip(names, row)) for row in rows], schema=schema)

        rows, size, count = [], 0, 0
        for result in Renderer(command).results(records()):
            ready.acquire()
            key, row = sent[count]
            sent[count] = None
            count += 1
            findings = json.dumps(result["findings"], ensure_ascii=False) if result["findings"] else ""
            page = result.get(form)
            if page is None or key is None:
                why = reason(result["findings"]) if page is None else "no key"
                rows.append((key, None, findings, row, why, "dead"))
            else:
                if pages:
                    write_page(pages, key, page, "txt" if form == "text" else form)
                rows.append((key, None if pages else page, findings, None, None, "page"))
                size += len(page)
            if size > 8 << 20 or len(rows) >= 4096:
                yield table(rows)
                rows, size = [], 0
        if count != len(sent):
            raise RuntimeError(f"{len(sent)} records were drawn as {count}")
        rows += [(key, None, "", row, "duplicate key", "dead") for key, row in doubles]
        if rows:
            yield table(rows)

    return run


def rows(spark, options):
    """The rows as (key, record): both text."""
    from pyspark.sql import functions as f

    if options.input == "parquet":
        table = spark.read.parquet(options.records)
        others = [name for name in table.columns if name != options.key]
        return table.select(
            f.col(options.key).cast("string").alias("key"), f.to_json(f.struct(*others)).alias("record")
        )
    key = options.key

    @f.udf("key string, record string")
    def cut(line):
        try:
            value = json.loads(line)
            name = value.pop(key)
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            return (None, line)
        if not isinstance(name, (str, int)) or isinstance(name, bool):
            return (None, line)
        return (str(name), json.dumps(value, ensure_ascii=False, separators=(",", ":")))

    lines = spark.read.text(options.records).where("length(trim(value)) > 0")
    return lines.select(cut("value").alias("row")).select("row.key", "row.record")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--screen", required=True, help="the screen or view that is drawn")
    parser.add_argument("--package", required=True, help="the folder of its package, as the executors see it")
    parser.add_argument("--records", required=True, help="the rows: a file, a folder or a pattern")
    parser.add_argument("--input", choices=["jsonl", "parquet"], default="jsonl", help="what the rows are in")
    parser.add_argument("--key", required=True, help="the column that names a row; it is no parameter of the screen")
    parser.add_argument("--output", required=True, help="the folder of the Parquet files; it must not be there")
    parser.add_argument("--pages", help="write pages as files below this folder, on a disk that all executors see")
    parser.add_argument("--to", choices=["html", "text"], default="html", help="the form of the pages")
    parser.add_argument("--partitions", type=int, help="into how many parts the rows are cut; 4 for each core")
    parser.add_argument("--screenwright", default="screenwright", help="the command, as the executors see it")
    parser.add_argument("rest", nargs="*", help="after --, options of render, such as --locale ko_KR")
    options = parser.parse_args()

    from pyspark.sql import SparkSession, functions as f

    spark = SparkSession.builder.appName("screenwright records").getOrCreate()
    command = [options.screenwright, "render", options.screen, options.package, "--records", "-"]
    command += ["--line-findings", "--to", options.to, *options.rest]
    count = options.partitions or 4 * spark.sparkContext.defaultParallelism
    # Rows without a key are spread by what they hold; equal rows in equal order give equal partitions.
    spread = f.coalesce("key", f.sha1("record"))
    table = rows(spark, options).repartition(count, spread).sortWithinPartitions("key", "record")
    drawn = table.mapInArrow(draw(command, options.to, options.pages), SCHEMA)
    drawn.write.partitionBy("outcome").parquet(options.output)
    spark.conf.set("spark.sql.shuffle.partitions", 1)
    told = spark.read.schema(SCHEMA).parquet(options.output).groupBy("outcome").count().collect()
    counts = {row["outcome"]: row["count"] for row in told}
    print(f"{counts.get('page', 0)} pages, {counts.get('dead', 0)} dead rows in {options.output}")
    spark.stop()


if __name__ == "__main__":
    sys.exit(main())
