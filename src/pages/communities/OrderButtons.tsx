import { communitiesPage } from '../../../content/pages/communities.ts'
import type { Order } from './directory.ts'
import styles from './OrderButtons.module.css'

const { label, name, value } = communitiesPage.directory.order

export type OrderProps = { order: Order; onName: () => void; onValue: () => void }

/** The order that each zone is listed in. */
export const OrderButtons = ({ order, onName, onValue }: OrderProps) => (
  <fieldset className={`script-only ${styles.order}`}>
    <legend className="note">{label}</legend>
    <button type="button" className="label" aria-pressed={order === 'byName'} onClick={onName}>
      {name}
    </button>
    <button type="button" className="label" aria-pressed={order === 'byValue'} onClick={onValue}>
      {value}
    </button>
  </fieldset>
)
