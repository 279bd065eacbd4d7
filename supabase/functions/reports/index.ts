import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { countReports, identifyClient, origins } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    count: countReports,
    identifyClient,
    origins,
    now: () => new Date(),
    log: (line) => console.error(line),
  }),
)
