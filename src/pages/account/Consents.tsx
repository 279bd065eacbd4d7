import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { account as content } from '../../../content/pages/account.ts'
import { site } from '../../../content/site.ts'
import type { account as machine } from '../../../machines/account.ts'
import type { AccountData, ConsentChange } from '../../../machines/account-data.ts'
import { wordsOf } from '../../features/account/use-account.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { Part } from './Part.tsx'
import { Problem } from './Problem.tsx'

type Props = {
  account: AccountData
  actor: ActorRefFrom<typeof machine>
  change: (change: ConsentChange) => void
}

const { consents: words } = content

/** The consents, each a switch that takes effect at once. */
export function Consents({ account, actor, change }: Props) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('asking'))
  const changing = useSelector(actor, ({ context }) => context.change)
  const saved = useSelector(actor, ({ context }) => context.saved)
  const { consents, newsletter, unwritten } = account
  const now = { ...consents, newsletter: newsletter === 'confirmed' }
  const shown = newsletter ? (['email', 'sms', 'newsletter'] as const) : (['email', 'sms'] as const)
  return (
    <Part id="account-consents" title={words.title} text={words.text}>
      {unwritten && (
        <p className="notice">
          {words.unwritten} <a href={site.phone.href}>{site.phone.display}</a>
        </p>
      )}
      <ul className="rows" data-closed role="list">
        {shown
          .filter((of) => of === 'sms' || !unwritten)
          .map((of) => (
            <li key={of}>
              <Switch
                id={`account-${of}`}
                label={wordsOf(of)}
                checked={changing?.of === of ? changing.granted : now[of]}
                disabled={busy}
                onChange={(granted) => change({ of, granted })}
              />
            </li>
          ))}
      </ul>
      <Problem actor={actor} of="unsaved" />
      <Problem actor={actor} of="outdated" />
      <p className="note" role="status">
        {changing ? words.saving : saved ? words.saved : ''}
      </p>
      {!newsletter && !unwritten && (
        <p>
          <PageLink destination={words.subscribe}>{words.subscribe.label}</PageLink>
        </p>
      )}
    </Part>
  )
}
