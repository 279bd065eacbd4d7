import { account as content } from '../../../content/pages/account.ts'
import { site } from '../../../content/site.ts'
import type { ErasureReceipt } from '../../../machines/account-data.ts'
import { calgaryTime } from '../../../supabase/functions/_shared/time.ts'
import { focusWhenNew } from '../../browser/focus.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Erased.module.css'

const { erased: words } = content

/** The receipt of an erasure, which nothing else shows again. */
export function Erased({ receipt }: { receipt: ErasureReceipt }) {
  return (
    <Section space="act">
      <div className={`stack ${styles.receipt}`} data-gap="large">
        <h1 ref={focusWhenNew} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="lead">{words.text}</p>
        <dl className={`rows ${styles.rows}`} data-pairs data-strong data-closed>
          <div>
            <dt>{words.receipt}</dt>
            <dd>{receipt.id}</dd>
          </div>
          <div>
            <dt>{words.at}</dt>
            <dd>{calgaryTime(receipt.at)}</dd>
          </div>
        </dl>
        {receipt.copies && (
          <p>
            {words.byHand} <a href={site.phone.href}>{site.phone.display}</a>
          </p>
        )}
        <Actions actions={[words.home]} />
      </div>
    </Section>
  )
}
