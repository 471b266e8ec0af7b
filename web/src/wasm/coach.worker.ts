/** The coach's worker. It loads the module with the first question. */
import { call, parse } from './answer';
import type { CoachAnswer, CoachQuestion } from './coach';
import { loadCoach, wasm } from './coach-module';
import { answerQuestions } from './worker-answer';

answerQuestions(loadCoach, think);

function think(question: CoachQuestion): CoachAnswer {
  return parse(call(() => ask(question)));
}

function ask(question: CoachQuestion): string {
  switch (question.kind) {
    case 'hint': {
      const { game, log } = question;
      return game === 'klotz' ? wasm.klotzHint(log) : wasm.climbersHint(log);
    }
    case 'assess': {
      const { game, log, ply } = question;
      return game === 'klotz' ? wasm.klotzAssess(log, ply) : wasm.climbersAssess(log, ply);
    }
    case 'puzzles': {
      const { game, text } = question;
      return game === 'klotz' ? wasm.klotzPuzzles(text) : wasm.climbersPuzzles(text);
    }
    case 'puzzleReply':
      return wasm.klotzPuzzleReply(question.log, question.plies);
    case 'puzzleHint':
      return wasm.klotzPuzzleHint(question.log, question.plies);
    case 'puzzleAttempt':
      return wasm.climbersPuzzleAttempt(question.line, question.turn);
    case 'puzzleSolution':
      return wasm.climbersPuzzleHint(question.line);
    case 'lessons': {
      const { game, text } = question;
      return game === 'klotz' ? wasm.klotzLessons(text) : wasm.climbersLessons(text);
    }
    case 'lessonVerdict': {
      const { game, source, log } = question;
      return game === 'klotz'
        ? wasm.klotzLessonVerdict(source, log)
        : wasm.climbersLessonVerdict(source, log);
    }
    case 'lessonHint': {
      const { game, source, log } = question;
      return game === 'klotz'
        ? wasm.klotzLessonHint(source, log)
        : wasm.climbersLessonHint(source, log);
    }
  }
}
