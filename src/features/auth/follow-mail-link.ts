/** Follows the mailed link that confirms an address. In a chunk of its own, because few visits start with one. */
import { CONFIRMATION_PARAMETER, MAILED_CODE_FRAGMENT } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { head } from '../../../content/pages/auth.ts'
import { hasMailLinkProof } from '../../backend/session-storage.ts'
import { showToast } from '../../ui/toast.ts'
import type { MailLink } from './mail-link.ts'

/** The sign-in page takes the link's code, and asks for a password. A link without one leads to a mailed code. */
export function followMailLink(link: MailLink): void {
  if (link === 'dead') askForCode(messages.mailLinkDead)
  // The link was opened in another browser, or this one never signed up.
  else if (!hasMailLinkProof()) askForCode(messages.mailLinkElsewhere)
  else
    window.location.replace(`${head.path}?${new URLSearchParams({ [CONFIRMATION_PARAMETER]: '', ...link })}`)
}

/** Never shows the error text from the URL, because anyone can write it. */
function askForCode({
  action,
  ...message
}: typeof messages.mailLinkDead | typeof messages.mailLinkElsewhere): void {
  showToast({
    tone: 'error',
    ...message,
    link: { label: action, href: `${head.path}#${MAILED_CODE_FRAGMENT}` },
  })
}
