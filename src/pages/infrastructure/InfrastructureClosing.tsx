import { infrastructure } from '../../../content/pages/infrastructure.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './InfrastructureClosing.module.css'

const { title, text, actions } = infrastructure.closing
const [first, ...others] = actions

/** Links for sellers, for everyone, and for agents. */
export function InfrastructureClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="arch"
      picture={<Scene scene="street-noon" className="cover" />}
    >
      <Actions actions={[first]} />
      <ul className={`rows ${styles.links}`} data-gap="small" data-closed role="list">
        {others.map((action) => (
          <li key={action.label}>
            <ArrowLink destination={action}>{action.label}</ArrowLink>
          </li>
        ))}
      </ul>
    </Closing>
  )
}
