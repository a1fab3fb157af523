/** The wall of the room ends and its floor begins here, on the 360 × 240 grid. */
export const floorTop = 176
export const roomHeight = 240
