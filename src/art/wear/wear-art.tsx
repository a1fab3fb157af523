import type { ReactNode } from 'react'
import type { RoomGround, RoomName, WornName } from '#art/names/wear-names.ts'
import { Cap, Headband, Headphones, RoundGlasses, Scarf, SunGlasses } from '../avatar-props.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { Camera, ChestBag, ClothBag, WovenBag } from './bags.tsx'
import { PlankFloor, ReedMat, RoundRug, TiledFloor } from './floors.tsx'
import { Beanbag, FloorLamp, PaperLamp, Stool, StringLamp, Swing } from './furniture.tsx'
import { HeartGlasses, SquareGlasses, SwimGoggles } from './glasses.tsx'
import { Beanie, BikeHelmet, BucketHat, FlowerCrown, StrawHat } from './hats.tsx'
import { BowTie, CheckedCloth, ScoutScarf, Whistle } from './neck.tsx'
import { CactusPot, ChiliPot, MonsteraPot, SnakePot } from './pots.tsx'
import { DottedWall, LeafWall, NightWall, PlainRoom, RoomWindow, StripedWall } from './walls.tsx'

const WORN: Record<WornName, ReactNode> = {
  cap: <Cap />,
  headband: <Headband />,
  'straw-hat': <StrawHat />,
  'bucket-hat': <BucketHat />,
  beanie: <Beanie />,
  headphones: <Headphones />,
  'bike-helmet': <BikeHelmet />,
  'flower-crown': <FlowerCrown />,
  'round-glasses': <RoundGlasses />,
  sunglasses: <SunGlasses />,
  'square-glasses': <SquareGlasses />,
  'heart-glasses': <HeartGlasses />,
  'swim-goggles': <SwimGoggles />,
  'knit-scarf': <Scarf />,
  'checked-cloth': <CheckedCloth />,
  'bow-tie': <BowTie />,
  'scout-scarf': <ScoutScarf />,
  whistle: <Whistle />,
  'chest-bag': <ChestBag />,
  'cloth-bag': <ClothBag />,
  'woven-bag': <WovenBag />,
  camera: <Camera />,
}

const ROOM: Record<RoomName | RoomGround, ReactNode> = {
  plain: <PlainRoom />,
  window: <RoomWindow />,
  'wall-leaves': <LeafWall />,
  'wall-stripes': <StripedWall />,
  'wall-dots': <DottedWall />,
  'wall-night': <NightWall />,
  'floor-planks': <PlankFloor />,
  'floor-tiles': <TiledFloor />,
  'rug-round': <RoundRug />,
  'reed-mat': <ReedMat />,
  'lamp-paper': <PaperLamp />,
  'lamp-floor': <FloorLamp />,
  'lamp-string': <StringLamp />,
  'pot-cactus': <CactusPot />,
  'pot-monstera': <MonsteraPot />,
  'pot-snake': <SnakePot />,
  'pot-chili': <ChiliPot />,
  'seat-stool': <Stool />,
  'seat-beanbag': <Beanbag />,
  'seat-swing': <Swing />,
}

/** A thing to wear, on the 96 grid of a person, where it sits on the figure. A page shows its file. */
export function WornArt({ name, ...picture }: PictureProps & { name: WornName }) {
  return (
    <Picture kind="person" {...picture}>
      {WORN[name]}
    </Picture>
  )
}

/** A layer of the room on its 360 × 240 grid, where it stands. A page shows its file. */
export function RoomArt({ name, ...picture }: PictureProps & { name: RoomName | RoomGround }) {
  return (
    <Picture kind="room" {...picture}>
      {ROOM[name]}
    </Picture>
  )
}
