/** Signs in by a mailed link. Few visits begin with one, so this is loaded by itself. */
import { messages } from '../../../content/messages.ts'
import { loadClient } from '../../backend/load-client.ts'
import { hasMailLinkProof } from '../../backend/session-storage.ts'
import { showToast } from '../../ui/toast.ts'
import type { MailLink } from './mail-link.ts'

/** Signs in with the link's code, and shows a toast with the outcome. */
export async function followMailLink(link: MailLink): Promise<void> {
  if (link === 'dead') return askToSignIn(messages.mailLinkDead)
  // The link was opened in another browser, or this one never signed up.
  if (!hasMailLinkProof()) return askToSignIn(messages.mailLinkElsewhere)
  const { error } = await loadClient()
    .then(({ auth }) => auth.exchangeCodeForSession(link.code))
    .catch((error: unknown) => ({ error }))
  if (error) return askToSignIn(messages.mailLinkDead)
  showToast({ tone: 'success', ...messages.addressConfirmed })
}

/** Never shows the error text from the URL, because anyone can write it. */
function askToSignIn({
  action,
  ...message
}: typeof messages.mailLinkDead | typeof messages.mailLinkElsewhere): void {
  showToast({ tone: 'error', ...message, link: { label: action, href: '/auth' } })
}
