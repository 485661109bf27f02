import type { Bull as BullCard, OfficialCard } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Language } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import type { CardFaceProps } from '../look.ts';
import { actionArt, actionSky } from './art/actions.tsx';
import { Bull } from './art/Bull.tsx';
import { grass, ink, paper, shirts } from './art/colours.ts';
import { looksOf } from './art/looks.ts';
import { Says, Whistle } from './art/officials.tsx';
import { Figure, Sign, signColour } from './art/symbols.tsx';
import { titleOf } from './title.ts';
import { words } from './words.ts';

export const CardFace = (props: CardFaceProps<BallenMetStieren>): ReactNode => (
  <>
    <Face {...props} />
    <circle cx="186" cy="266" r="9" fill={paper} />
  </>
);

/** All but the corner, where the paper shows for the mark of our own figures. */
function Face({ match, card, name, language }: CardFaceProps<BallenMetStieren>): ReactNode {
  const { printed } = card;
  switch (printed.kind) {
    case 'bull':
      return (
        <BullFace
          bull={printed}
          name={name}
          language={language}
          special={match.options.specialities === 'on'}
        />
      );
    case 'action': {
      const { action, symbol } = printed;
      return (
        <>
          <rect x="8" y="8" width="184" height="264" rx="10" fill={actionSky[symbol]} />
          <path d="M8 204h184v58a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10z" fill={signColour[symbol]} />
          <g transform="translate(100 136)">{actionArt[action]()}</g>
          <g transform="translate(8 8)">
            <Sign sign={symbol} letters={words[language].letters} />
          </g>
          <g transform="translate(146 8)">
            <Sign sign={symbol} letters={words[language].letters} />
          </g>
          <Title name={name} fill="#fff" top={PICTURE_ENDS} />
        </>
      );
    }
    case 'referee':
    case 'var':
      return <OfficialFace official={printed} name={name} />;
  }
}

interface BullFaceProps {
  readonly bull: BullCard;
  readonly name: string;
  readonly language: Language;
  readonly special: boolean;
}

function BullFace({ bull, name, language, special }: BullFaceProps): ReactNode {
  const { team, shirt, attack, defence, speciality } = bull;
  const cloth = shirts[team];
  const { letters, specialities, teams } = words[language];
  const hasRibbon = speciality !== '' && (special || speciality === 'spuger');
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="10" fill={cloth.back} />
      <path d="M8 150q92-34 184 0v60H8z" fill={grass} />
      <g transform="translate(114 96) scale(0.96)">
        <Bull looks={looksOf(bull)} shirt={cloth} number={shirt} />
      </g>
      <path d="M8 196h184v66a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10z" fill={cloth.cloth} />
      <path d="M8 196h184" stroke={cloth.trim} strokeWidth="4" />
      <g transform="translate(8 8)">
        <Figure kind="attack" value={attack} letter={letters[0]} />
      </g>
      <g transform="translate(8 72)">
        <Figure kind="defence" value={defence} letter={letters[1]} />
      </g>
      <g transform="translate(172 30)">
        <circle r="17" fill={cloth.cloth} stroke={cloth.trim} strokeWidth="4" />
        <text y="8" textAnchor="middle" fontSize="22" fontWeight="800" fill={cloth.number}>
          {teams[team].letter}
        </text>
      </g>
      {hasRibbon && (
        <g>
          <rect x="14" y="184" width="172" height="26" rx="14" fill="#ffe58a" stroke={ink} strokeWidth="2" />
          <text
            x="100"
            y="203"
            textAnchor="middle"
            fontSize={Math.min(18, Math.floor(228 / (specialities[speciality].length + 2)))}
            fontWeight="800"
            fill={ink}
          >
            ★ {specialities[speciality]}
          </text>
        </g>
      )}
      <Title name={name} fill={cloth.number} top={hasRibbon ? RIBBON_ENDS : PICTURE_ENDS} />
    </>
  );
}

function OfficialFace({
  official,
  name,
}: {
  readonly official: OfficialCard;
  readonly name: string;
}): ReactNode {
  const isVar = official.kind === 'var';
  const colour = isVar ? '#18323a' : '#20242c';
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="10" fill={isVar ? '#bfe0d6' : '#f7dd6b'} />
      <path
        d="M8 18A10 10 0 0 1 18 8h164a10 10 0 0 1 10 10v40H8zM8 200h184v62a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10z"
        fill={colour}
      />
      {isVar ? (
        <text x="100" y="45" textAnchor="middle" fontSize="34" fontWeight="800" letterSpacing="6" fill="#fff">
          VAR
        </text>
      ) : (
        <g transform="translate(100 36) scale(0.52)">
          <Whistle fill="#8d949e" />
        </g>
      )}
      <g transform="translate(100 130)">
        <Says ruling={official.ruling} />
      </g>
      <Title name={name} fill="#fff" top={PICTURE_ENDS} />
    </>
  );
}

/** Where what is above a name ends. */
const PICTURE_ENDS = 204;
const RIBBON_ENDS = 210;

interface TitleProps {
  readonly name: string;
  readonly fill: string;
  readonly top: number;
}

const Title = ({ name, fill, top }: TitleProps): ReactNode =>
  titleOf(name, top).map(({ text, y, size }) => (
    <text key={y} x="100" y={y} textAnchor="middle" fontSize={size} fontWeight="800" fill={fill}>
      {text}
    </text>
  ));
