/** Prints the traces of every machine as JSON, for the inspector. */
import { machineNames } from '../../tests/path-harness/discover.ts'
import { tracesOf } from '../../tests/path-harness/traces.ts'

const files = []
for (const machine of machineNames) files.push({ machine, traces: await tracesOf(machine) })
process.stdout.write(JSON.stringify(files))
