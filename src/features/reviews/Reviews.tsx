import { useSelector } from '@xstate/react'
import { reviewsWidget } from '../../../content/links.ts'
import { home } from '../../../content/pages/home.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Reviews.module.css'
import { Stars } from './Stars.tsx'
import { useReviewsWidget } from './use-reviews-widget.ts'

const { title, intro, reviews, rating, fallback, link } = home.reviews

/** What clients say: our own summary, and over its second half the review service's frame once it loads. */
export function Reviews() {
  const { actor, ref } = useReviewsWidget(reviewsWidget.script)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <section ref={ref} className={styles.band} aria-labelledby="reviews-title" data-state={state}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="reviews-title">{title}</h2>
          <p className={styles.intro}>{intro}</p>
          <p className={styles.link}>
            <PageLink destination={link}>{link.label}</PageLink>
          </p>
        </div>
        <div className={styles.service}>
          <div className={styles.summary}>
            <p className={styles.rating}>
              <strong>{rating.figure}</strong>
              <Stars />
              <span>{rating.label}</span>
            </p>
            <p className={styles.fallback}>{fallback}</p>
            <p className={styles.count}>
              <strong>{reviews.figure}</strong> {reviews.label}
            </p>
          </div>
          {state === 'ready' && (
            <iframe
              className={styles.frame}
              title={reviewsWidget.frameTitle}
              src={reviewsWidget.frame}
              loading="lazy"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </div>
      </div>
    </section>
  )
}
