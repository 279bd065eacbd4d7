import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Closing } from '../../ui/Closing.tsx'
import styles from './InfrastructureClosing.module.css'

const { title, text, actions } = infrastructure.closing

/** Links for sellers, for everyone, and for agents. */
export function InfrastructureClosing() {
  return (
    <Closing title={title} text={text}>
      <ul className={`rows ${styles.links}`} data-gap="small" data-closed role="list">
        {actions.map((action) => (
          <li key={action.label}>
            <ArrowLink destination={action}>{action.label}</ArrowLink>
          </li>
        ))}
      </ul>
    </Closing>
  )
}
