import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { type PostItem, Voice } from '#features/posts/documents/contract.ts'
import { postPath } from '#features/posts/documents/path-rules.ts'
import { voicePath, voices } from '#features/posts/documents/voice-rules.ts'
import { PostCard } from '#features/posts/documents/web/post-card.tsx'
import { text as postText } from '#features/posts/documents/web/text.ts'
import { readSearch } from '#features/posts/search/web/search-path.ts'
import type { Reply } from '#lib/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { listVoicePosts, listVoices } from '../../contract.ts'
import { text } from './text.ts'

/** The bylines, or the texts of one. An unknown byline or page is a 404. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  if (params.voice === undefined) return { voice: null, all: (await call(listVoices, {})).items }
  const voice = oneOf(Voice.options, params.voice)
  if (!voice) throw pageRefusal('page_not_found')
  const { page } = readSearch(new URL(request.url).searchParams)
  return { voice, posts: await call(listVoicePosts, { query: { voice, page, limit: 12 } }) }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.voice ? <OneVoice voice={loaded.voice} posts={loaded.posts} /> : <AllVoices all={loaded.all ?? []} />
}

function AllVoices({ all }: { all: Reply<typeof listVoices>['items'] }) {
  return (
    <PageFrame tone="play" title={text.title} description={text.description} path="/voices" lead={text.lead}>
      <ul className="voice-list">
        {all.map(({ voice, total, latest }) => (
          <Card as="li" key={voice} className="voice-item">
            <div className="voice-head">
              <ArtFile file={`voices/${voice}.svg`} className="voice-hero" />
              <div>
                <h2>
                  <Link to={voicePath(voice)}>{voices[voice].name}</Link>
                </h2>
                <p className="text-13 text-ink-soft">{text.total(formatNumber(total))}</p>
              </div>
            </div>
            <p>{voices[voice].manner}</p>
            <ul className="rows">
              {latest.map((post) => (
                <Row key={post.id} post={post} />
              ))}
            </ul>
            <p>
              <Link to={voicePath(voice)} className="tap">
                {text.all}
                <span className="vh"> {voices[voice].name}</span>
              </Link>
            </p>
          </Card>
        ))}
      </ul>
    </PageFrame>
  )
}

function Row({ post }: { post: PostItem }) {
  return (
    <li>
      <Link to={postPath(post)} className="row-line">
        <span>
          <ThaiText>{post.title_phrases ?? post.title}</ThaiText>
          <span className="block text-13 text-ink-soft">{postText.minutes(post.minutes)}</span>
        </span>
      </Link>
    </li>
  )
}

function OneVoice({ voice, posts }: { voice: Voice; posts: Reply<typeof listVoicePosts> }) {
  const { name, manner, note } = voices[voice]
  const path = (page: number) => (page > 1 ? `${voicePath(voice)}?page=${page}` : voicePath(voice))
  return (
    <PageFrame
      tone="play"
      title={text.pageTitle(name, posts.page)}
      description={`${manner} ${note}`}
      path={path(posts.page)}
      back={
        <Link to="/voices" className="tap">
          {text.back}
        </Link>
      }
      heading={
        <span className="voice-head">
          <ArtFile file={`voices/${voice}.svg`} className="voice-hero" />
          <span>{name}</span>
        </span>
      }
      lead={manner}
      more={<p className="text-13 text-ink-soft">{note}</p>}
    >
      {posts.items.length > 0 ? (
        <>
          <ul className="post-grid">
            {posts.items.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
          <Pager of={posts} toPage={path} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-posts.svg" />}
          action={
            <LinkButton to="/clubs" kind="line">
              {text.toClubs}
            </LinkButton>
          }
        >
          {text.empty}
        </EmptyState>
      )}
    </PageFrame>
  )
}
