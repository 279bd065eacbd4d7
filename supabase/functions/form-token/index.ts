import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { formTokens, surges, minimumFillMs } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, { formTokens, surgeLasts: surges.lasts, minimumFillMs, now: () => new Date() }),
)
