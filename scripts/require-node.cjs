/**
 * Ends the command with a plain sentence when Node.js is too old, before anything else is loaded, which would fail with
 * an error that says nothing about the version. Written for any Node.js.
 */
var wanted = require('../package.json').engines.node.replace('>=', '')
var has = process.versions.node.split('.').map(Number)
var needs = wanted.split('.').map(Number)
if (has[0] < needs[0] || (has[0] === needs[0] && has[1] < needs[1])) {
  console.error(
    'This project needs Node.js ' +
      wanted +
      ' or later, and this is ' +
      process.versions.node +
      '.\n' +
      'Install a newer one from https://nodejs.org, or with nvm: nvm install 22',
  )
  process.exit(1)
}
