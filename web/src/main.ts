import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import { theme } from './ui/theme.svelte';
import { language } from './words/language.svelte';

theme.show();
document.documentElement.lang = language.current;

const target = document.getElementById('app');
if (target) mount(App, { target });
