import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { mailEvents } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) => handle(request, { ...mailEvents, log: (line) => console.error(line) }))
