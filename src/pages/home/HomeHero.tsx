import { useSelector } from '@xstate/react'
import { Phone } from 'lucide-react'
import { home } from '../../../content/pages/home.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { ArchLight } from './ArchLight.tsx'
import { FieldLight } from './FieldLight.tsx'
import { HeroPause } from './HeroPause.tsx'
import { HeroStats } from './HeroStats.tsx'
import styles from './HomeHero.module.css'
import { heroFilm, heroLand } from './hero-media.ts'
import opening from './opening.module.css'
import { Particles } from './Particles.tsx'
import { selectVideo, useHero } from './use-hero.ts'

const { badge, title, lead, evaluationAction, callAction } = home.hero

/** The home page's hero, with a background video. */
export function HomeHero() {
  const { actor, videoRef } = useHero(heroFilm)
  const content = useSelector(actor, (snapshot) => snapshot.value.content)
  const shown = content === 'shown'
  const video = useSelector(actor, selectVideo)
  const motion = useSelector(actor, (snapshot) => snapshot.value.motion)
  return (
    <section
      className={styles.hero}
      aria-labelledby="hero-title"
      data-tone="dark"
      data-content={content}
      data-video={video}
      data-motion={motion}
    >
      <div className={`page-width stack ${styles.text}`} data-hero="words">
        <p className="eyebrow">{badge}</p>
        <h1 id="hero-title">{title}</h1>
        <p className="lead">{lead}</p>
        <Actions actions={[{ to: '/evaluation', label: evaluationAction }]}>
          <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
            <Phone aria-hidden="true" />
            {callAction} {site.phone.display}
          </a>
        </Actions>
      </div>
      {/* After the words: a document that arrives in parts would otherwise move it. */}
      <div className={styles.scenery} data-hero="picture">
        <div className={shown ? `${styles.frame} ${opening.opening}` : styles.frame}>
          <video ref={videoRef} muted loop playsInline preload="none" tabIndex={-1} aria-hidden="true" />
          <div className={styles.poster} />
          {shown && <ArchLight />}
          {shown && <img className={styles.land} src={heroLand()} alt="" />}
          {shown && <FieldLight />}
        </div>
      </div>
      {shown && <Particles />}
      <HeroStats />
      <HeroPause actor={actor} />
    </section>
  )
}
