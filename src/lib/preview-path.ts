/** The page that a frame of the editor of content begins with. */
export const previewPath = '/content-preview'
