/** The page behind a claim link. It has no script, so it works wherever mail is read. */
import { claim } from '../../../../content/claim.ts'
import { desk } from '../../../../content/pages/desk.ts'
import { site } from '../../../../content/site.ts'
import { shownPhone, telephoneLink } from '../lead/phone.ts'
import { escapeHtml, filled, withoutControls } from '../text.ts'
import { calgaryShort } from '../time.ts'
import type { Standing } from './claim-link.ts'

const ORIGINS: Readonly<Record<string, string>> = desk.origins

export type Shown = Standing | { state: 'failed' }

const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'
const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#10232b,#edf0ea);--soft:light-dark(#52616b,#afbdc2);--line:light-dark(#e2ded4,#2c4049);--button:#e2b661;--on-button:#10232b}
body{margin:0;background:light-dark(#fcfaf6,#00191e);color:var(--ink);font:17px/1.5 ${SANS}}
main{box-sizing:border-box;max-width:34rem;margin:0 auto;padding:28px 20px 48px}
.brand{margin:0 0 28px;padding:0 0 14px;border-bottom:2px solid light-dark(#c9973f,#e2b661);font:18px/1 Georgia,serif}
h1{margin:0 0 12px;font:27px/1.2 Georgia,serif;text-wrap:balance}
p{margin:0 0 16px;overflow-wrap:anywhere}
.soft{color:var(--soft);font-size:15px}
blockquote{margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid light-dark(#c9973f,#e2b661);white-space:pre-line;overflow-wrap:anywhere}
button,.action{box-sizing:border-box;display:block;width:100%;margin:0 0 12px;padding:14px 16px;border:1px solid light-dark(#8b979c,#6d8089);border-radius:8px;background:transparent;color:var(--ink);font:600 17px/1.4 ${SANS};text-align:center;text-decoration:none;cursor:pointer}
.primary{border-color:var(--button);background:var(--button);color:var(--on-button)}
:focus-visible{outline:3px solid light-dark(#1d5c78,#9cc9dd);outline-offset:2px}`

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))

/** For the page and its redirects: it loads only its own style, and posts only to itself. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const STATUS: Record<Shown['state'], number> = { open: 200, mine: 200, taken: 200, expired: 404, failed: 503 }

/** XHTML, because a hosted function may answer a GET with `text/html` only under a custom domain. */
export const claimPage = (shown: Shown, token: string, deskUrl: string): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>
<meta name="viewport" content="width=device-width"/>
<title>${escaped(`${titleFor(shown)} | ${site.shortName}`)}</title>
<style>${STYLE}</style></head>
<body><main>
<p class="brand">${escaped(site.shortName)}</p>
<h1>${escaped(titleFor(shown))}</h1>
${body(shown, token, deskUrl)}
</main></body></html>`,
    {
      status: STATUS[shown.state],
      headers: { ...HEADERS, 'content-type': 'application/xhtml+xml; charset=utf-8' },
    },
  )

/** Redirects to a token's page, wherever the functions are. */
export const toClaimPage = (token: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...HEADERS, location: `?${new URLSearchParams({ token })}` },
  })

function titleFor(shown: Shown): string {
  if (shown.state === 'mine') return filled(claim.mine.title, { member: shown.member })
  if (shown.state !== 'taken') return claim[shown.state].title
  return shown.owner ? filled(claim.taken.title, { owner: shown.owner }) : claim.taken.byNobody
}

function body(shown: Shown, token: string, deskUrl: string): string {
  const { state } = shown
  if (state !== 'open' && state !== 'mine')
    return `${paragraph(claim[state].text)}\n${action(claim.desk, deskUrl)}`
  const { lead, member } = shown
  const about = `<p class="soft">${escaped(`${ORIGINS[lead.source] ?? lead.source} · ${calgaryShort(lead.receivedAt)}`)}</p>
<p><strong>${escaped(lead.name)}</strong>${lead.address ? `<br/>${escaped(lead.address)}` : ''}</p>
<blockquote>${escaped(lead.message)}</blockquote>`
  if (state === 'open')
    return `${about}
<form method="post"><input type="hidden" name="token" value="${escaped(token)}"/><input type="hidden" name="version" value="${shown.version}"/>
<button class="primary">${escaped(claim.open.action)}</button></form>
${paragraph(filled(claim.open.text, { member }))}`
  const telephone = telephoneLink(lead.phoneNumber)
  const phone = shownPhone(lead.phone, lead.phoneNumber)
  return `${paragraph(filled(claim.mine.text, { name: lead.name }))}
${about}
${telephone ? action(`${claim.call} ${phone}`, telephone, 'action primary') : paragraph(phone)}
${action(claim.lead, `${deskUrl}?lead=${lead.id}`)}`
}

/** Drops what XML cannot hold, so that no visitor's text breaks the page. */
const escaped = (text: string) =>
  escapeHtml(withoutControls(text.toWellFormed()).replace(/[\ufffe\uffff]/g, ''))

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

const action = (label: string, href: string, look = 'action') =>
  `<a class="${look}" href="${escaped(href)}">${escaped(label)}</a>`
