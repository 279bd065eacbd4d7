import { createFileRoute } from '@tanstack/react-router'
import { Advantages } from '../pages/buyer/Advantages.tsx'
import { Approach } from '../pages/buyer/Approach.tsx'
import { Builders } from '../pages/buyer/Builders.tsx'
import { BuyerClosing } from '../pages/buyer/BuyerClosing.tsx'
import { BuyerHero } from '../pages/buyer/BuyerHero.tsx'
import { DigitalTools } from '../pages/buyer/DigitalTools.tsx'
import { OffMarket } from '../pages/buyer/OffMarket.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/buyer')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/buyer.ts')),
  component: Buyer,
})

function Buyer() {
  return (
    <>
      <BuyerHero />
      <Advantages />
      <Builders />
      <OffMarket />
      <DigitalTools />
      <Approach />
      <BuyerClosing />
    </>
  )
}
