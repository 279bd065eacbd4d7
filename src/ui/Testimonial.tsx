import styles from './Testimonial.module.css'

export function Testimonial({ quote, author }: { quote: string; author: string }) {
  return (
    <figure className={styles.testimonial}>
      <blockquote>{quote}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  )
}
