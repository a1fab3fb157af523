/** The size limit of an upload in bytes; the page checks it before sending. */
export const maxImageBytes = 10 * 1024 * 1024

/** Faults of an upload; their messages are in pictureErrors. */
export const pictureFaults = ['image_type', 'image_pixels', 'image_heavy', 'image_broken'] as const
