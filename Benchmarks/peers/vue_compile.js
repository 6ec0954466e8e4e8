// Compiles the templates of the Vue files that are named, in one process; exit status 2 where one has an error.
const fs = require('fs')
const compiler = require('/usr/share/nodejs/vue-template-compiler')

for (const path of process.argv.slice(2)) {
  const parts = compiler.parseComponent(fs.readFileSync(path, 'utf8'))
  const { errors } = compiler.compile(parts.template.content)
  if (errors.length) {
    console.error(path, errors[0])
    process.exit(2)
  }
}
