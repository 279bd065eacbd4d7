import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { claimTokens, followClaim, links } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handle(request, {
    tokens: claimTokens,
    follow: followClaim,
    deskUrl: new URL('/desk', links.site).href,
    log: (line) => console.error(line),
  }),
)
