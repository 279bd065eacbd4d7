import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { formTokens, minimumFillMs } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) => handle(request, { formTokens, minimumFillMs, now: () => new Date() }))
