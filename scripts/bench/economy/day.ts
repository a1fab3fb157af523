import type { Account } from './account.ts'
import type { Day } from './calendar.ts'

/** New articles, videos and posts of members come; each can be answered, watched or shared once. */
const newPerMonth = { articles: 4, videos: 1, posts: 30 }
const goodItems = { min: 25, max: 60 }
/** Of the questions that the path asks again. */
const recheckShare = 0.3
/** Words of a day's riddle that are right without a miss, of those that are won. */
const flawless = 0.35

/** The acts of an active pupil on a day, by their habits and the table of rates. */
export function liveDay(account: Account, day: Day): void {
  answerQuiz(account, day)
  readArticles(account, day)
  watchVideos(account, day)
  playGames(account, day)
  sharePosts(account, day)
}

/** What is shared a second time brings nothing. */
function sharePosts({ habits, inputs, times, wallet, note, shared }: Account, { at }: Day): void {
  const there = inputs.articles.length + Math.floor((at / 30) * newPerMonth.posts)
  for (let i = Math.min(times(habits.shares), there - shared.size); i > 0; i--) {
    note('share', 'post.shared', { club: 'hit' }, `post-${shared.size}`)
    shared.add(shared.size)
    wallet.act()
  }
}

function answerQuiz({ habits, random, rights, inputs: { rates }, wallet, note, learn }: Account, { day }: Day): void {
  if (!random.chance(habits.quiz)) return
  const right = rights(3)
  note('quiz', 'quiz.daily.answered', { right, total: 3 }, day)
  wallet.reward(
    'quiz-daily',
    right * rates['quiz.daily.right'].koin + (right === 3 ? rates['quiz.daily.all-right'].koin : 0),
  )
  learn()
}

function readArticles(account: Account, { at }: Day): void {
  const { habits, inputs, random, read, wallet, note, learn, times, quota } = account
  const there = inputs.articles.length + Math.floor((at / 30) * newPerMonth.articles)
  const count = Math.min(times(habits.articles), quota('article.question'), there - read.size)
  for (let i = 0; i < count; i++) {
    const nth = pickUnread(read, there, random.int(0, there - 1))
    read.add(nth)
    const { key, club, skill } = inputs.articles[nth % inputs.articles.length]!
    const subject = nth < inputs.articles.length ? `post:${key}` : `post:new-${nth}`
    const isRight = random.chance(habits.right)
    note('article', 'post.question.answered', { club, skill, isRight }, subject)
    if (isRight) wallet.reward('article', inputs.rates['article.question'].koin)
    learn()
    if (random.chance(recheckShare)) note('share', 'path.rechecked', { skill, isRight }, subject)
    if (!random.chance(habits.summary)) continue
    note('summary', 'post.summary.accepted', { club, skill }, subject)
    wallet.reward('article', inputs.rates['article.summary'].koin)
  }
}

function watchVideos({ habits, inputs, seen, wallet, note, times, quota }: Account, { at }: Day): void {
  const there = inputs.videos.length + Math.floor((at / 30) * newPerMonth.videos)
  const count = Math.min(times(habits.video), quota('video.watched'), there - seen.size)
  for (let i = 0; i < count; i++) {
    const nth = seen.size
    seen.add(nth)
    const { key, category } = inputs.videos[nth % inputs.videos.length]!
    note(
      'video',
      'video.watched',
      { category, isPaid: true },
      nth < inputs.videos.length ? `video:${key}` : `new-${nth}`,
    )
    wallet.reward('video', inputs.rates['video.watched'].koin)
  }
}

function pickUnread(read: Set<number>, there: number, from: number): number {
  let nth = from
  while (read.has(nth)) nth = (nth + 1) % there
  return nth
}

function playGames(account: Account, { at, isSunday }: Day): void {
  const { habits, random, inputs, wallet, note, learn, quota } = account
  const { rates } = inputs
  const perWin = rates['game.hangman.win'].koin
  if (random.chance(habits.games))
    for (let i = 0; i < quota('game.catch-me'); i++) {
      if (i > 0 && !random.chance(habits.games)) break
      const good = random.int(goodItems.min, goodItems.max)
      note('catchMe', 'game.catch-me.finished', { good })
      wallet.reward('catch-me', Math.min(good * rates['game.catch-me'].koin, rates['game.catch-me'].koinMost ?? 0))
      learn()
    }
  if (random.chance(habits.games))
    for (let i = 0; i < quota('game.hangman.win'); i++) {
      const isWon = random.chance(habits.wins)
      note('hangman', 'game.hangman.finished', { isWon, isPractice: false })
      learn()
      if (isWon) wallet.reward('hangman', perWin + (random.chance(flawless) ? rates['game.hangman.flawless'].koin : 0))
    }
  if (random.chance(habits.games * 0.6)) {
    const pictures = quota('game.decoder.picture')
    let solved = 0
    for (let i = 0; i < pictures; i++) if (random.chance(habits.wins)) solved++
    note('decoder', 'game.decoder.finished', { solved })
    wallet.reward('visual-decoder', solved * rates['game.decoder.picture'].koin)
    learn()
  }
  if (random.chance(habits.games * 0.5) && random.chance(habits.wins)) {
    note('crossword', 'game.crossword.finished', { size: 'daily' }, `day-${at}`)
    wallet.reward('crossword', rates['game.crossword.daily'].koin)
    learn()
  }
  if (isSunday && random.chance(habits.games * habits.wins)) {
    note('weekly', 'game.crossword.finished', { size: 'weekly' }, `week-${at}`)
    wallet.reward('crossword', rates['game.crossword.weekly'].koin)
  }
}
