/** An upload's most bytes; the page tells before it sends. */
export const mostImageBytes = 10 * 1024 * 1024

/** What may be wrong with an upload; the sentences stand in pictureErrors. */
export const pictureFaults = ['image_type', 'image_pixels', 'image_heavy', 'image_broken'] as const
