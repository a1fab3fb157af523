import { noValue, type StaffCalls } from '#tests/support/staff-calls.ts'

export const staffCalls: StaffCalls = {
  editVideo: { still: noValue },
  publishVideo: { still: noValue },
  addYoutubeVideo: { still: noValue },
  uploadFilm: { still: noValue },
  saveCaptions: { still: noValue },
  addSeries: { still: noValue },
}
