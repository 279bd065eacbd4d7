import { communitiesPage } from '../../../content/pages/communities.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import styles from './CommunitiesClosing.module.css'
import { LandmarkPicture } from './LandmarkPicture.tsx'

const { text, link, landmark } = communitiesPage.closing

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
      picture={
        <div className={styles.picture}>
          <LandmarkPicture of="downtown" alt={landmark} />
        </div>
      }
    >
      <Actions actions={[link]} />
    </Closing>
  )
}
