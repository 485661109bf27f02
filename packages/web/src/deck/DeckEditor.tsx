import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Edition, Language } from '@stamtafel/games/edition.ts';
import { BadInput, type Match, open } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { goTo } from '../app/back.ts';
import { FilePicker } from '../app/FilePicker.tsx';
import { stayHere } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { jsonIn, saveFile } from '../replay/files.ts';
import { useTexts } from '../texts/texts.ts';
import { CardsOfDeck, type DeckCards, type Playable } from './cards.ts';
import { DeckPart } from './DeckPart.tsx';
import { keepOwnDeck, type OwnDeck, ownDeck } from './own.ts';
import { changes, type Json, withMissing } from './tree.ts';

/** A form made from the game's own template, checked by the game at every change. */
export function DeckEditor({ edition }: { readonly edition: Edition }): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const { game, deck } = edition;
  const house = useMemo((): Json => JSON.parse(JSON.stringify(deck.template())), [deck]);
  /** What this browser keeps, if anything. */
  const [kept, setKept] = useState(() => {
    const found = ownDeck(game.id);
    return found && { ...found, deck: withMissing(found.deck, house) };
  });
  const [own, setOwn] = useState<Json>(kept?.deck ?? house);
  const [use, setUse] = useState(kept?.use ?? false);
  const [asksReset, setAsksReset] = useState(false);
  const check = useMemo(() => checked(edition, own, language), [edition, own, language]);
  const cards = useCards(edition, house, own, check.match);
  const warnings = check.match === undefined ? [] : (deck.warnings?.(check.match, language) ?? []);
  const changed = changes(own, house);
  const isUnsaved = changes(own, kept?.deck ?? house) > 0;
  const { wanted, stay } = useStay(isUnsaved);
  /** Gives whether that worked. */
  const keep = (next: OwnDeck | undefined): boolean => {
    try {
      keepOwnDeck(game.id, next);
      setKept(next);
      note(next === undefined ? texts.deck.deckIsHouse : texts.deck.deckSaved);
      return true;
    } catch {
      note(texts.trouble['cannot-keep']);
      return false;
    }
  };
  const save = (nowUsed: boolean): void => void keep(changed === 0 ? undefined : { deck: own, use: nowUsed });
  const reset = (): void => {
    if (!keep(undefined)) return;
    setOwn(house);
    setUse(false);
  };
  const read = async (file: File): Promise<void> => {
    try {
      const { readDeckFile } = await import('@stamtafel/protocol');
      const written = readDeckFile(await jsonIn(file), file.name);
      if (entryOf(written.game)?.box !== edition.box)
        throw new BadInput(`${file.name} is a deck for ${written.game}, not for ${game.id}.`);
      const next: Json = JSON.parse(JSON.stringify(written.deck));
      const { problem } = checked(edition, next, language);
      if (problem !== undefined) throw new BadInput(problem);
      setOwn(withMissing(next, house));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      note(texts.deck.notADeck(error.in(language)));
    }
  };
  return (
    <>
      <div className="deck-save">
        <p role="status" className="deck-state" data-wrong={check.problem !== undefined || undefined}>
          {check.problem === undefined
            ? texts.deck.deckFine(check.match?.cards.length ?? 0)
            : `${texts.deck.deckWrong} ${check.problem}`}{' '}
          {changed === 0 ? texts.deck.deckAsHouse : texts.deck.deckChanged(changed)}
          {isUnsaved && ` · ${texts.deck.deckUnsaved}`}
        </p>
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={check.problem !== undefined}
          onClick={() => save(use)}
        >
          {texts.deck.saveDeck}
        </button>
      </div>
      <div className="deck-bar">
        {warnings.length > 0 && (
          <p>
            {texts.deck.deckOdd} {warnings.join(' ')}
          </p>
        )}
        <label className="switch">
          <input
            type="checkbox"
            checked={use && changed > 0}
            disabled={check.problem !== undefined || changed === 0}
            onChange={() => {
              setUse(!use);
              save(!use);
            }}
          />
          <span>{texts.deck.useOwn}</span>
        </label>
        <p className="quiet">{use && changed > 0 ? texts.deck.ownInUse : texts.deck.ownNotInUse}</p>
        <div className="deck-buttons">
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(`${game.id}.deck.json`, `${JSON.stringify({ game: game.id, deck: own }, null, 1)}\n`)
            }
          >
            {texts.deck.exportDeck}
          </button>
          <FilePicker className="button" label={texts.deck.importDeck} onFile={(file) => void read(file)} />
          <button
            type="button"
            className="button"
            onClick={() => (kept === undefined && changed === 0 ? reset() : setAsksReset(true))}
          >
            {texts.deck.deckReset}
          </button>
        </div>
      </div>
      <CardsOfDeck value={cards}>
        <DeckPart path={[]} own={own} house={house} onChange={setOwn} />
      </CardsOfDeck>
      {asksReset && (
        <Ask
          question={texts.deck.deckResetSure}
          yes={texts.deck.deckResetYes}
          onNo={() => setAsksReset(false)}
          onYes={() => {
            setAsksReset(false);
            reset();
          }}
        />
      )}
      {wanted !== undefined && (
        <Ask
          question={texts.deck.deckLeaveSure}
          yes={texts.deck.deckLeaveYes}
          onNo={() => stay(true)}
          onYes={() => stay(false)}
        />
      )}
    </>
  );
}

/** The cards as they could last be played with, for their names and faces. */
function useCards(edition: Edition, house: Json, own: Json, match: Match | undefined): DeckCards {
  const [look, setLook] = useState<GameLook>();
  const [last, setLast] = useState<Playable>();
  const printed = useMemo(() => checked(edition, house, 'en').match, [edition, house]);
  if (match !== undefined && last?.match !== match) setLast({ own, match });
  useEffect(() => void loadLook(edition.game.id).then((loaded) => setLook(() => loaded)), [edition]);
  return useMemo(
    () => ({
      edition,
      look,
      playable: [last, printed && { own: house, match: printed }].filter((found) => found !== undefined),
    }),
    [edition, look, last, printed, house],
  );
}

interface Stay {
  /** Where the player wants to go, while they are asked whether they are sure. */
  readonly wanted: string | undefined;
  /** What they answer. */
  readonly stay: (stays: boolean) => void;
}

/** While something would be lost, the player is asked before leaving for another page or closing the window. */
function useStay(hasToAsk: boolean): Stay {
  const [wanted, setWanted] = useState<string>();
  const [goes, setGoes] = useState(false);
  useEffect(() => {
    if (!hasToAsk || goes) return undefined;
    const letGo = stayHere(setWanted);
    // The browser asks in its own words.
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      letGo();
      removeEventListener('beforeunload', onUnload);
    };
  }, [hasToAsk, goes]);
  // Once the page is no longer held.
  useEffect(() => {
    if (goes && wanted !== undefined) goTo(wanted);
  }, [goes, wanted]);
  return {
    wanted: goes ? undefined : wanted,
    stay: (stays) => (stays ? setWanted(undefined) : setGoes(true)),
  };
}

/** Whether these figures can be played with, or why not. */
function checked(
  { game, deck }: Edition,
  own: Json,
  language: Language,
): { readonly match?: Match; readonly problem?: string } {
  try {
    return { match: open(game, { options: { [deck.option]: own } }) };
  } catch (error) {
    if (error instanceof BadInput) return { problem: error.in(language) };
    throw error;
  }
}
