import { LEAD_SOURCE } from '../../../content/constants.ts'
import { account as content } from '../../../content/pages/account.ts'
import { site } from '../../../content/site.ts'
import type { AccountData, AccountRequest } from '../../../machines/account-data.ts'
import { calgaryShort, calgaryTime } from '../../../supabase/functions/_shared/time.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Part } from './Part.tsx'
import styles from './Requests.module.css'

const { requests: words, states, applicationStates, steps, origins } = content
const NAMES: Readonly<Record<string, string>> = origins

/** The visitor's requests and their states. */
export function Requests({ account }: { account: AccountData }) {
  return (
    <Part id="account-requests" title={words.title}>
      {account.requests.length > 0 ? (
        <ol className={styles.list} role="list">
          {account.requests.map((request) => (
            <li key={request.id}>
              <Request {...request} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p>{words.none}</p>
          <Actions actions={[words.start]} />
        </>
      )}
      <p>
        {words.call} <a href={site.phone.href}>{site.phone.display}</a>
      </p>
      {account.team && <ArrowLink destination={{ to: '/desk' }}>{content.toDesk}</ArrowLink>}
    </Part>
  )
}

const stateWords = (source: string, state: AccountRequest['state']): { title: string; text: string } =>
  source === LEAD_SOURCE.joinTeam && state in applicationStates
    ? applicationStates[state as keyof typeof applicationStates]
    : states[state]

function Request({ source, at, state, since, address, message }: AccountRequest) {
  const { title, text } = stateWords(source, state)
  return (
    <article className={`stack ${styles.request}`} data-gap="small">
      <p className="eyebrow">{NAMES[source] ?? NAMES[LEAD_SOURCE.fallback]}</p>
      <h3 className="subheading">{title}</h3>
      <Progress state={state} />
      <p>{text}</p>
      <p className="note">
        {words.sent} {calgaryTime(at)}
        {state !== 'received' && `; ${words.since} ${calgaryShort(since)}`}
      </p>
      <details className={styles.written}>
        <summary>{words.written}</summary>
        {address && (
          <p>
            {words.about} {address}
          </p>
        )}
        <p className={styles.message}>{message}</p>
      </details>
    </article>
  )
}

/** The state in the heading, as a picture. */
function Progress({ state }: { state: AccountRequest['state'] }) {
  const reached = steps.indexOf(state as (typeof steps)[number])
  if (reached < 0) return null
  return (
    <span className={styles.progress} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={step} data-reached={index <= reached || undefined} />
      ))}
    </span>
  )
}
