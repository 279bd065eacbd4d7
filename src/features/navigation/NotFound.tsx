import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '../../../content/messages.ts'
import { notFound } from '../../../content/pages/not-found.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './NotFound.module.css'

/** Shown for every address no route has, as a file and after a navigation. Logs the path once. */
export function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    console.info(messages.notFound.logged, path)
  }, [path])
  return (
    <section className={styles.screen}>
      <title>{notFound.title}</title>
      <meta name="description" content={notFound.description} />
      <meta name="robots" content="noindex" />
      <p className={styles.code}>{notFound.code}</p>
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <p>
        <Link to="/" className={buttonClass()}>
          {notFound.homeAction}
        </Link>
      </p>
    </section>
  )
}
