import { handleToken } from '../_shared/newsletter/handle-token.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'

const { newsletter, siteUrl } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handleToken(request, {
    action: 'unsubscribe',
    apply: newsletter.unsubscribe,
    siteUrl,
    log: (line) => console.error(line),
  }),
)
