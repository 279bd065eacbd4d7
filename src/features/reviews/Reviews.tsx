import { useSelector } from '@xstate/react'
import { reviewsWidget } from '../../../content/links.ts'
import { home } from '../../../content/pages/home.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Reviews.module.css'
import { Stars } from './Stars.tsx'
import { useReviewsWidget } from './use-reviews-widget.ts'

const { title, intro, reviews, rating, fallback, link, voices } = home.reviews

/** Client reviews: our own summary, covered by the review service's frame once the service answers. */
export function Reviews() {
  const { actor, ref } = useReviewsWidget(reviewsWidget)
  const near = useSelector(actor, (snapshot) => snapshot.matches('near'))
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ near: { frame: 'shown' } }))
  return (
    <Section tone="sunk" labelledBy="reviews-title">
      <div className={styles.layout}>
        <div className={`split ${styles.heading}`} data-columns="1:1" data-align="baseline">
          <h2 id="reviews-title">{title}</h2>
          <div className="stack">
            <p className="lead">{intro}</p>
            <ArrowLink destination={link}>{link.label}</ArrowLink>
          </div>
        </div>
        <div ref={ref} className={styles.service}>
          <p className={styles.rating}>
            <strong className="figure-large">
              <span>{rating.figure}</span>
            </strong>
            <span>
              <Stars rating={Number.parseFloat(rating.figure)} />
              {rating.label}
            </span>
          </p>
          {near && (
            <iframe
              className={`cover ${styles.frame}`}
              title={reviewsWidget.frameTitle}
              src={reviewsWidget.frame}
              inert={!shown}
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </div>
        <div className={styles.reviews}>
          <p className="secondary">
            <strong className="figure-large">{reviews.figure}</strong> {reviews.label}
          </p>
          <p className="note">{fallback}</p>
        </div>
        <div className={styles.voices}>
          {voices.map((person) => (
            <Portrait key={person.quote} person={person} size="tall" crop="view" />
          ))}
        </div>
      </div>
    </Section>
  )
}
