/** Header, drawer, promotional banner, quick-action bar and footer (section 2, Global behaviour). */
import { claims } from './claims.ts'
import { links } from './links.ts'
import { site } from './site.ts'

const page = {
  communities: { label: 'Browse Communities', to: '/communities' },
  firstTime: { label: 'First-Time Buyers', to: '/first-time-buyers' },
  buyersGuide: { label: 'Buyer’s Guide', to: '/buyers-guide' },
  investment: { label: 'Investment Guide', to: '/investment-guide' },
  tools: { label: 'Tools & Calculators', to: '/tools' },
  homeCosts: { label: 'Home Ownership Costs', to: '/home-costs' },
  seller: { label: 'Seller Services', to: '/listing-presentation' },
  film: { label: 'Video Production', to: '/video-production' },
  aerial: { label: 'Aerial Videos', to: '/aerial-videos' },
  social: { label: 'Social Presence', to: '/social-presence' },
  buyer: { label: 'Buyer Services', to: '/buyer' },
  videos: { label: 'Videos', to: '/videos' },
  team: { label: 'Our Team', to: '/team' },
  contact: { label: 'Contact Us', to: '/contact' },
  join: { label: 'Join Our Team', to: '/join' },
  evaluation: { label: 'Free Evaluation', to: '/evaluation' },
  accessibility: { label: 'Accessibility', to: '/accessibility' },
  sources: { label: 'Our Figures', to: '/sources' },
  signIn: { label: 'Sign In', to: '/auth' },
} as const

const featured = [
  {
    label: links.homeFinder.label,
    href: links.homeFinder.href,
    description: 'Search homes for sale by price, place and type.',
  },
  {
    ...page.communities,
    description: 'Communities in and around the city, zone by zone.',
  },
] as const

/** Five claims; the banner shows one at a time. */
export const banner = {
  label: 'What stands behind a listing',
  to: '/listing-presentation',
  pauseAction: 'Pause these messages',
  resumeAction: 'Play these messages',
  /** `short` fits on one line of a phone, beside the pause button. */
  messages: [
    {
      full: 'The most-viewed realtor in the Calgary area on a national listings site',
      short: 'Area’s most-viewed realtor on a listings site',
    },
    {
      full: 'A six-figure monthly operation, with a premium office and infrastructure',
      short: 'Six-figure monthly operation, premium office',
    },
    {
      full: 'A full-time videographer, with print and outdoor advertising behind your home',
      short: 'Full-time videographer, print and outdoor ads',
    },
    {
      full: 'An agent network that promotes every listing',
      short: 'An agent network that promotes every listing',
    },
    {
      full: `A community network with ${claims.impressions.figure} monthly impressions`,
      short: `Community network: ${claims.impressions.figure} monthly impressions`,
    },
  ],
} as const

export const quickActions = {
  label: 'Quick actions',
  links: [
    { label: 'Free consultation', to: '/contact' },
    { label: 'Home value', to: '/evaluation' },
    { label: 'Browse homes', href: links.homeFinder.href },
  ],
} as const

export const navigation = {
  label: 'Main',
  /** `target` is the id of the element a link jumps to. */
  skipLinks: [
    { label: 'Skip to the content', target: 'content' },
    { label: 'Skip to the navigation', target: 'navigation' },
    { label: 'Skip to the footer', target: 'footer' },
  ],
  /** Read out after the site's name, which links to the home page. */
  homeLabel: 'Home page',
  links: [page.seller, page.videos, page.team, page.contact],
  join: page.join,
  callToAction: page.evaluation,
  signIn: page.signIn,
  buyerServices: {
    ...page.buyer,
    overview: 'All buyer services',
    /** The first two of `links`, shown larger. */
    featured,
    /** All seven, the featured ones first. */
    links: [
      ...featured,
      { ...page.firstTime, description: 'Five steps from pre-approval to the keys.' },
      { ...page.buyersGuide, description: 'Ten steps, from first budget to possession day.' },
      { ...page.investment, description: 'Strategies, areas and what a rental really yields.' },
      { ...page.tools, description: 'Mortgage, rental and moving tools in one place.' },
      { ...page.homeCosts, description: 'What a home costs each month, beyond the mortgage.' },
    ],
  },
  drawer: {
    label: 'Menu',
    openAction: 'Open the menu',
    closeAction: 'Close the menu',
    groups: [
      { label: 'Sell', links: [page.seller, page.film, page.aerial, page.social] },
      {
        label: 'Buy',
        links: [
          page.buyer,
          { label: links.homeFinder.label, href: links.homeFinder.href },
          page.communities,
          page.firstTime,
          page.buyersGuide,
          page.investment,
          page.tools,
          page.homeCosts,
        ],
      },
      { label: site.shortName, links: [page.videos, page.team, page.join, page.contact, page.signIn] },
    ],
  },
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
} as const

export const footer = {
  label: 'Footer',
  groups: [
    {
      label: 'Sell',
      links: [page.seller, page.evaluation, page.film, page.aerial, page.social],
    },
    {
      label: 'Buy',
      links: [
        page.buyer,
        page.communities,
        { label: 'Luxury Homes', to: '/property-types/luxury' },
        { label: 'Condos', to: '/property-types/condos' },
        { label: 'Buyer Videos', to: '/videos' },
        page.tools,
      ],
    },
    {
      label: 'Guides',
      links: [
        page.buyersGuide,
        page.firstTime,
        page.investment,
        page.homeCosts,
        { label: 'Radon Information', to: '/radon-information' },
        { label: 'Asbestos Information', to: '/asbestos-information' },
      ],
    },
    {
      label: 'Company',
      links: [{ label: 'Home', to: '/' }, page.team, page.join, page.contact, page.signIn],
    },
  ],
  elsewhere: {
    label: 'Elsewhere',
    links: [links.homeSearch, links.mortgageCalculator, links.videoChannel],
  },
  social: { label: 'Follow us', links: [links.instagram, links.facebook, links.youtube, links.tiktok] },
  legal: {
    label: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Sitemap', to: '/sitemap' },
      page.accessibility,
      page.sources,
    ],
  },
  hoursLabel: 'Hours',
} as const
