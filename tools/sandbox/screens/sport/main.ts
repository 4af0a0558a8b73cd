import '../shared/frame.css'
import './sport.css'
import { openGame } from './game.ts'

void openGame()
