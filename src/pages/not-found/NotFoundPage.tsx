import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '../../../content/messages.ts'
import { notFound } from '../../../content/pages/not-found.ts'
import scene from '../../assets/scenes/not-found.svg'
import { Actions } from '../../ui/Actions.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './NotFoundPage.module.css'

/** Shown for every URL without a route, on load and after navigation. Logs the path once. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    console.info(messages.notFound.logged, path)
  }, [path])
  return (
    <section className={`captioned ${styles.screen}`} data-tone="dark">
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <img src={scene} alt="" width={2400} height={1100} />
      <div className={`page-width stack ${styles.words}`}>
        <p className="figure-large">
          <span className={styles.code}>{notFound.code}</span>
        </p>
        <h1>{notFound.heading}</h1>
        <p className="lead">{notFound.text}</p>
        <Actions actions={[{ to: '/', label: notFound.homeAction }]} />
        <h2 className="eyebrow">{notFound.elsewhere.title}</h2>
        <ul data-plain className="cluster">
          {notFound.elsewhere.links.map((link) => (
            <li key={link.label}>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
