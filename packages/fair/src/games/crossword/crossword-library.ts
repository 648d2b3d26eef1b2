import type { GridText } from './crossword-grid.ts'

/** Generated from the word list by `makeGrids`; a test shows that every grid can show every word count. */
export const crosswordGrids: readonly GridText[] = [
  'ACE..K..ANT/.E.BENCH.U./.D.A.O.ART./JACKET.Y.../.R.E......./..TRUMPET../ZOO....L.G./..M.HARBOR./..A.I..O.A./.STOVE.W.P./..O.E...BED',
  '....ELM.FOX/PASTA....V./A.T.R.F..E./IRON.CROWN./N.N.M.U...I/T.EVENING.S/.N..L.T.L.L/MIRROR.SODA/.G..N...V.N/.H....BREAD/STREAM.....',
  '...BOOT.EEL/...O...O..I/..LADDER..O/B..T...COIN/R......H.../A.BISCUIT../N.O.H..D.S./C.T.EGG.HAT/HOTEL..F.N./..L.LIZARD./.TEA...N...',
  'CART....L../U.O.O.COAT./P.PIANO.N../..E.S.W.EGG/....I..T..O/A.BISCUIT.A/S.A..R.G..T/HEN.WATER../..J..N.R.../.MONKEY..../...........',
  '.GATE...INN/.L.U.C.J.O./.O.N.R.U.T./.BANJO.ICE./.E.E.W.C.../..BLANKET../E.A.....R../LAMB.CEDAR./M.B...Y.I../.BOTTLE.NUT/..O........',
  'ARCH......F/...ALBUM..I/...R..M.PIG/PUPPY.B.L../E.I...R.AIR/A.LANTERN.U/C.L...L.E.G/H.O..PLATE./..WAX.A..A./...N...FARM/...TENT....',
  '......A.GEM/B..SCARF..I/ANT.O.M.H.L/R.H.P..NECK/N.R.P.W.D../..EVENING../TEA.R.N.ELM/O.D...D...A/Y...GOOSE.S/......W.Y.K/.......EEL.',
  'GLOBE.E.S../L.R...A.TOY/A.AMBER.A../SUN....CRAB/S.G.B..A..A/..EVENING.N/.D..N..D..K/.R..CABLE../BEACH..E.../.A.A......./UMBRELLA...',
  '..PEA...R../..I..FRUIT./..ECHO..B../.....X..BUS/L...B.B.O.E/I.CURTAIN.A/OWL.E.S...L/N.O.A.I.N../..U.DANCE.A/BED..C..CAR/...BATH.K.T',
  '....WEB..Z./......E..O./S..Z..ELBOW/THREAD..U.A/O..B....T.T/V.TRUMPET.C/E..A..U.O.H/....W.POND./B.STAMP..O./U.E.X.Y..O./SOAP...CART',
  'H..C.INN..L/APRON.U.M.U/M..M..TRAIN/MARBLE..P.C/E.A..E..L.H/R.VILLAGE../..E....R.../GINGER.ARM./.R.....S.../FIG.CHESS../.S.........',
  '......T.HAY/..GLOBE.A.A/....A.ART.R/.GRASS....D/F.O.I..P.../I.BISCUIT../S.I..E.A..M/HEN..D.N..O/...MEADOW.T/...U.R..ASH/.FIG..FOX..',
  'PIE..V....W/.R.KNIGHT.A/.I...O..OWL/.SADDLE.Y.L/F....I...../I.BLANKET.L/N.R.G...ICE/GOOSE...C.T/E.O..BASKET/R.MAP...E.E/.....WINTER',
  'WOLF.WEB.C./.W....C.PIE/GLOVE.H..T./..L..MONEY./..I.F..I.../J.VILLAGE../U.E.U..H..H/N...T.STOVE/GINGER....R/L.........O/ELBOW.OCEAN',
  '.P..P.OASIS/WALNUT..P.K/.I..Z.FERRY/ANT.Z...I../.T..L...NET/..EVENING.E/PEA.......A/I.GARLIC.../G.L.O..O.A./.PEACH.M.C./....K..BEE.',
  '..Z.ASH...M/..O.G.A.F.I/.FOREST.R.N/.A.O...ROOT/.N.B..P.S../..BISCUIT../...N..Z..../......Z.SUN/...PILLOW.O/....V.E.ACT/.CITY...N.E',
  '..Y.RING.../SEA.O.....C/..R.P..A..H/JUDGE.GLOBE/A..R.A.A..S/C.LANTERN.S/K..P.L.M.C./E..E.A...L./TOY..SCHOOL/.A.......U./ART.LIZARD.',
  'NEST.HORN.K/..W...V.AGE/I.ANGLE.M.Y/VAN.H.N.E../Y...O..T.../..BISCUIT.J/....T..C..U/I..P.L.KING/R.PARADE.O./I..G.M.T.S./SHOE.B..NET',
  '.S..I...WEB/.UMBRELLA../.N..I...L.J/..MUSIC.N.U/..O...O.U.N/..TRUMPET.G/N.H...P...L/O..ENVELOPE/T.P.E.R..I./EYE.S....N./..ACT.FACE.',
  '....C.Z..../B.MEADOW.D./A...M.O..O./COPPER.BAG./O...R...P.G/N.FEATHER.I/...Y.O..O.F/..METAL.NET/SEA..S.A.../K.P.STORM../Y......T...',
]
