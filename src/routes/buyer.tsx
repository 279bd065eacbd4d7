import { createFileRoute } from '@tanstack/react-router'
import { Advantages } from '../features/buyer/Advantages.tsx'
import { Approach } from '../features/buyer/Approach.tsx'
import { Builders } from '../features/buyer/Builders.tsx'
import { Closing } from '../features/buyer/Closing.tsx'
import { DigitalTools } from '../features/buyer/DigitalTools.tsx'
import { OffMarket } from '../features/buyer/OffMarket.tsx'
import { Top } from '../features/buyer/Top.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/buyer')({
  head: () => pageHead(import('../../content/pages/buyer.ts')),
  component: Buyer,
})

function Buyer() {
  return (
    <>
      <Top />
      <Advantages />
      <Builders />
      <OffMarket />
      <DigitalTools />
      <Approach />
      <Closing />
    </>
  )
}
