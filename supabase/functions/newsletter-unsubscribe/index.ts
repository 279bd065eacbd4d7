import { NEWSLETTER_LIMIT } from '../../../content/newsletter.ts'
import { handleToken } from '../_shared/newsletter/handle-token.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'

const { newsletter, siteUrl } = await readEnvironment((name) => Deno.env.get(name))

Deno.serve((request) =>
  handleToken(request, {
    action: 'unsubscribe',
    follow: (tokenHash, action) => newsletter.follow(tokenHash, action, NEWSLETTER_LIMIT.confirmWithinDays),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
