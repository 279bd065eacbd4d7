import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { navigation } from '../../../content/navigation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './BuyerServices.module.css'
import header from './Header.module.css'
import { LinkButton } from './LinkButton.tsx'
import { useDropdown } from './use-dropdown.ts'

const { buyerServices } = navigation
const others = buyerServices.links.slice(buyerServices.featured.length)

/** Outside the component, so that opening the menu does not rerender them. */
const links = (
  <div className={styles.inner}>
    <ul className={styles.featured} role="list">
      {buyerServices.featured.map((link) => (
        <li key={link.label}>
          <PageLink destination={link}>
            <strong>{link.label}</strong>
            <span>{link.description}</span>
          </PageLink>
        </li>
      ))}
    </ul>
    <ul className={styles.others} role="list">
      {others.map((link) => (
        <li key={link.label}>
          <PageLink destination={link}>
            <strong>{link.label}</strong>
            <span>{link.description}</span>
          </PageLink>
        </li>
      ))}
    </ul>
    <PageLink className={styles.overview} destination={buyerServices}>
      <strong>{buyerServices.overview}</strong>
    </PageLink>
  </div>
)

/** The dropdown of resources for buyers. Before hydration its button is a link to their page. */
export function BuyerServices() {
  const { actor, rootProps, triggerProps } = useDropdown()
  const visible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const panel = useId()
  return (
    <div className={styles.dropdown} data-open={visible || undefined} {...rootProps}>
      <LinkButton
        className={header.link}
        href={buyerServices.to}
        opens={{ 'aria-expanded': visible, 'aria-controls': panel }}
        {...triggerProps}
      >
        {buyerServices.label}
        <span className="chevron" aria-hidden="true" />
      </LinkButton>
      <div className={styles.panel} id={panel} hidden={!visible}>
        {links}
      </div>
    </div>
  )
}
