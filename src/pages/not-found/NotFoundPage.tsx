import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '../../../content/messages.ts'
import { notFound } from '../../../content/pages/not-found.ts'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import styles from './NotFoundPage.module.css'

/** Shown for every URL without a route, on load and after navigation. Logs the path once. */
export function NotFoundPage() {
  const router = useRouter()
  // Not on every change of location, which precedes the next page.
  useEffect(() => {
    console.info(messages.notFound.logged, router.state.location.pathname)
  }, [router])
  return (
    <section className={styles.screen} data-flush>
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <PageHero
        title={
          <>
            <span className="eyebrow">{notFound.heading}</span> {notFound.statement}
          </>
        }
        lead={notFound.text}
        breadcrumb={<p className={`figure-large ${styles.code}`}>{notFound.code}</p>}
        picture={<HeroScene scene="hero-not-found" />}
      >
        <Actions actions={[{ to: '/', label: notFound.homeAction }]} />
        <h2 className="eyebrow">{notFound.elsewhere.title}</h2>
        <ul role="list" className={`cluster ${styles.roads}`}>
          {notFound.elsewhere.links.map((link) => (
            <li key={link.label}>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </PageHero>
    </section>
  )
}
