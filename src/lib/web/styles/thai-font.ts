import url from './fonts/anuphan-thai.woff2?url'

/** The address of the Thai letters, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const thaiFontUrl: string = url
