/** The host that plays the videos. */
export const VIDEO_HOST = {
  /** Sets no cookies until the video plays. */
  embedOrigin: 'https://www.youtube-nocookie.com',
  embedPath: '/embed/',
  watch: 'https://www.youtube.com/watch?v=',
} as const
