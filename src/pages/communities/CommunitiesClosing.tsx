import { communitiesPage } from '../../../content/pages/communities.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './CommunitiesClosing.module.css'

const { text, link, scene } = communitiesPage.closing

export function CommunitiesClosing({
  title = communitiesPage.closing.title,
}: {
  title?: string | undefined
}) {
  return (
    <Closing
      title={title}
      text={text}
      tone="sunk"
      className={styles.closing}
      picture={<Scene scene={scene} className={styles.picture} sizes="100vw" />}
    >
      <Actions actions={[link]} />
    </Closing>
  )
}
