import { embedText } from '../../../content/embeds.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { PlayMark } from '../../ui/PlayMark.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './Facade.module.css'

type Props = { title: string; play: () => void; watch: string }

/** The button that plays the video, pressed again if it was before the page answers. Without JavaScript a link to the video's own page. */
export function Facade({ title, play, watch }: Props) {
  const hydrated = useHydrated()
  const face = (
    <>
      <PlayMark />
      <span className={`subheading ${styles.title}`}>
        <span className="visually-hidden">{embedText.play}: </span>
        {title}
      </span>
    </>
  )
  return (
    <>
      <button type="button" className={`script-only ${styles.facade}`} onClick={play}>
        {face}
      </button>
      {!hydrated && (
        <PageLink destination={{ href: watch }} className={`without-script ${styles.facade}`}>
          {face}
        </PageLink>
      )}
    </>
  )
}
