import { readEnvironment } from '../_shared/environment.ts'
import { handleToken } from '../_shared/newsletter-token.ts'

const { newsletter, siteUrl } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handleToken(request, {
    action: 'unsubscribe',
    act: newsletter.unsubscribe,
    siteUrl,
    log: (line) => console.error(line),
  }),
)
